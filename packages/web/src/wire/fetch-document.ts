import { CallRefused, ErrorBody } from "@maru/protocol";
import { ownHeaders } from "./own-headers.ts";

/** Fetches a file and hands it to the browser to keep. A plain link could not say who asks. */
export async function fetchDocument(address: string): Promise<void> {
  const response = await fetch(address, { headers: ownHeaders() });
  if (!response.ok) {
    const body = ErrorBody.safeParse(await response.json().catch(() => null));
    throw new CallRefused(response.status, body.success ? body.data : null);
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileNameIn(response.headers.get("content-disposition")) ?? "maru";
  link.click();
  URL.revokeObjectURL(link.href);
}

/** RFC 6266: the name with its characters spelled out, else the plain one. */
export function fileNameIn(disposition: string | null): string | null {
  const spelled = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "")?.[1];
  if (spelled !== undefined) {
    try {
      return decodeURIComponent(spelled);
    } catch {
      return null;
    }
  }
  return /filename="([^"]+)"/i.exec(disposition ?? "")?.[1] ?? null;
}
