import type { Span as OtelSpan, Tracer } from "@opentelemetry/api";
import type { NodeTracerConfig } from "@opentelemetry/sdk-trace-node";
import { NO_TRACING, type Span, type SpanFacts, type Tracing } from "./tracing.ts";

/**
 * OpenTelemetry when `OTEL_EXPORTER_OTLP_ENDPOINT` (or its variant for traces) is set; otherwise nothing, and nothing
 * is loaded. Endpoint, headers and timeout are read by the exporter itself.
 */
export async function openTracing(
  environment: Readonly<Record<string, string | undefined>>,
): Promise<Tracing> {
  const url = tracesUrl(environment);
  if (url === null || environment.OTEL_SDK_DISABLED === "true") return NO_TRACING;
  const [
    { BatchSpanProcessor, NodeTracerProvider },
    { OTLPTraceExporter },
    { ROOT_CONTEXT, trace, SpanStatusCode },
  ] = await Promise.all([
    import("@opentelemetry/sdk-trace-node"),
    import("@opentelemetry/exporter-trace-otlp-http"),
    import("@opentelemetry/api"),
  ]);
  const provider = new NodeTracerProvider({
    resource: resourceNamed(environment.OTEL_SERVICE_NAME?.trim() || "maru"),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter({ url }))],
  });
  const tracer = provider.getTracer("maru");
  const wrap = (span: OtelSpan): Span => ({
    child: (name, facts) => wrap(begin(tracer, name, facts, trace.setSpan(ROOT_CONTEXT, span))),
    end: ({ failed, facts }) => {
      if (facts !== undefined) span.setAttributes(facts);
      if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    },
  });
  return {
    start: (name, facts) => wrap(begin(tracer, name, facts, ROOT_CONTEXT)),
    // A collector that is away must not keep a process from ending well.
    close: () => provider.shutdown().catch(() => undefined),
  };
}

/** Who sends: all that a collector needs to know of this process. */
function resourceNamed(name: string): NonNullable<NodeTracerConfig["resource"]> {
  const resource: NonNullable<NodeTracerConfig["resource"]> = {
    attributes: { "service.name": name },
    merge: (other) => other ?? resource,
    getRawAttributes: () => [["service.name", name]],
  };
  return resource;
}

function begin(
  tracer: Tracer,
  name: string,
  attributes: SpanFacts,
  context: Parameters<Tracer["startSpan"]>[2],
): OtelSpan {
  return tracer.startSpan(name, { attributes }, context);
}

function tracesUrl(environment: Readonly<Record<string, string | undefined>>): string | null {
  const exact = environment.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT?.trim() ?? "";
  if (exact !== "") return exact;
  const base = environment.OTEL_EXPORTER_OTLP_ENDPOINT?.trim() ?? "";
  return base === "" ? null : `${base.replace(/(?<!\/)\/+$/, "")}/v1/traces`;
}
