import { html, raw } from "hono/html";
import type { ApiDescription, Operation } from "./openapi.ts";

/** The page has no script and nothing inline: the policy that all pages have forbids both. */
export const PAGE_STYLE = `
body { font: 16px/1.6 Pretendard, system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem; color: #2b2a27; background: #fbf9f4; }
h2 { font-size: 1rem; margin: 2rem 0 0; } code, pre { font-family: ui-monospace, monospace; }
.method { display: inline-block; min-width: 4.5rem; color: #2f6f4f; text-transform: uppercase; }
pre { overflow: auto; background: #f1ede3; padding: 1rem; border-radius: 8px; } summary { cursor: pointer; }
@media (prefers-color-scheme: dark) { body { color: #e8e4da; background: #211f1b; } pre { background: #2c2a25; } .method { color: #8fc9a8; } }
`;

/** The API for people to read. */
export function apiPage({ info, paths, components }: ApiDescription): string {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  return String(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${info.title} API</title>
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<h1>${info.title} API, version ${info.version}</h1>
<p>${info.description}</p>
<p>As a document for programs: <a href="/api/v1/openapi.json">openapi.json</a></p>
${operations.map(({ path, method, operation }) => section(path, method, operation, components.schemas))}
</body>
</html>`);
}

function section(
  path: string,
  method: string,
  operation: Operation,
  schemas: Readonly<Record<string, object>>,
) {
  const id = operation.operationId;
  const parts = [`${id}Request`, `${id}Response`].filter((name) => Object.hasOwn(schemas, name));
  return html`<h2 id="${id}"><span class="method">${method}</span> <code>${path}</code></h2>
<p>${operation.summary}</p>
${parts.map(
  (name) =>
    html`<details><summary>${name.slice(id.length)}</summary><pre>${JSON.stringify(schemas[name], null, 2)}</pre></details>`,
)}${raw("\n")}`;
}
