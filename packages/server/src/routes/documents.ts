import type { ROUTES } from "@maru/protocol";
import { type RenderedDocument, renderDocument, seoulTime } from "@maru/runtime";
import type { Handler } from "./handler.ts";

export const takeDocument: Handler<typeof ROUTES.takeDocument> = async (call, { runtime, ports }) => {
  const { session, params, language } = call;
  const { state } = await runtime.view(session);
  const assistant = runtime.assistant(session.assistant);
  const now = seoulTime(ports.now());
  return asFile(await renderDocument(assistant, state, { format: params.format, language, now }));
};

/** To be saved, never to be shown: what is in it was said by people and models. */
function asFile({ bytes, media_type, file_name }: RenderedDocument): Response {
  const plain = file_name.replaceAll(/[^\w .-]/g, "_");
  const exact = encodeURIComponent(file_name).replaceAll(/['()*]/g, percentEncoded);
  return new Response(new Uint8Array(bytes), {
    headers: {
      "content-type": media_type,
      "content-disposition": `attachment; filename="${plain}"; filename*=UTF-8''${exact}`,
    },
  });
}

function percentEncoded(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
