import { ERRORS, ErrorBody, PROTOCOL_VERSION, type RouteSpec } from "@maru/protocol";
import * as z from "zod";
import { ALL_ROUTES } from "../routes/all-routes.ts";

type JsonSchema = Readonly<Record<string, unknown>>;

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly parameters: readonly object[];
  readonly requestBody?: object;
  readonly responses: Readonly<Record<string, object>>;
  readonly security?: readonly object[];
}

export interface ApiDescription {
  readonly openapi: "3.1.0";
  readonly info: { readonly title: string; readonly version: string; readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Record<string, JsonSchema>; readonly securitySchemes: object };
}

/** Refusals that any route may answer with. */
const ANY_TIME = ["INVALID_REQUEST", "TOO_MANY_REQUESTS", "INTERNAL", "UNAVAILABLE"] as const;

let described: ApiDescription | null = null;

/** The whole API as an OpenAPI 3.1 document, made of the very schemas that requests and answers pass through. */
export function describeApi(): ApiDescription {
  described ??= makeDescription();
  return described;
}

function makeDescription(): ApiDescription {
  const schemas = new Schemas();
  const error = schemas.add("Error", ErrorBody, "output");
  const paths: Record<string, Record<string, Operation>> = {};
  for (const [name, route] of Object.entries(ALL_ROUTES)) {
    paths[route.path] = { ...paths[route.path], [route.method]: operationOf(name, route, schemas, error) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Maru",
      version: String(PROTOCOL_VERSION),
      description:
        "Conversations with assistants that never lose what they were told. Live events: `/api/v1/chat/ws/{session_id}` (WebSocket) or `/api/v1/sessions/{session_id}/events` (server-sent events).",
    },
    paths,
    components: {
      schemas: schemas.all,
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

function operationOf(name: string, route: RouteSpec, schemas: Schemas, error: JsonSchema): Operation {
  const success =
    route.response === null
      ? route.status === 204
        ? { description: "Done" }
        : { description: route.summary, content: { "*/*": {} } }
      : {
          description: route.summary,
          content: {
            "application/json": { schema: schemas.add(`${name}Response`, route.response, "output") },
          },
        };
  return {
    operationId: name,
    summary: route.summary,
    parameters: [...parametersOf("path", route.params), ...parametersOf("query", route.query)],
    ...(route.body === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: { "application/json": { schema: schemas.add(`${name}Request`, route.body, "input") } },
          },
        }),
    responses: { [route.status]: success, ...refusalsOf(route, error) },
    ...(route.access === "public" ? {} : { security: [{ bearer: [] }] }),
  };
}

function refusalsOf(route: RouteSpec, error: JsonSchema): Record<string, object> {
  const codes = [
    ...ANY_TIME,
    ...(route.access === "public" ? [] : (["UNAUTHENTICATED", "FORBIDDEN"] as const)),
    ...(route.access === "owner"
      ? (["NOT_FOUND", "SESSION_EXPIRED", "CONFLICT", "STATE_REFUSED"] as const)
      : []),
    ...(route.body === undefined ? [] : (["TOO_LARGE", "UNSUPPORTED_TYPE"] as const)),
  ];
  return Object.fromEntries(
    codes.map((code) => [
      ERRORS[code].status,
      { description: ERRORS[code].en, content: { "application/json": { schema: error } } },
    ]),
  );
}

function parametersOf(place: "path" | "query", given: z.ZodObject | undefined): readonly object[] {
  return Object.entries(given?.shape ?? {}).map(([name, schema]) => {
    const { $schema, ...described } = z.toJSONSchema(schema as z.ZodType, {
      io: "input",
      unrepresentable: "any",
    });
    const required = place === "path" || !(schema as z.ZodType).isOptional();
    return { name, in: place, required, schema: described };
  });
}

/** Named schemas. */
class Schemas {
  readonly all: Record<string, JsonSchema> = {};

  add(name: string, schema: z.ZodType, io: "input" | "output"): JsonSchema {
    const registry = z.registry<{ id: string }>();
    registry.add(schema, { id: name });
    const { schemas } = z.toJSONSchema(registry, {
      io,
      unrepresentable: "any",
      uri: (id) => `${ADDRESS}${id}`,
    });
    const { $schema, $id, ...described } = schemas[name] as Record<string, unknown>;
    this.all[name] = described;
    return { $ref: `${ADDRESS}${name}` };
  }
}

const ADDRESS = "#/components/schemas/";
