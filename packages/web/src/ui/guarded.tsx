import { Component, type ReactNode } from "react";
import { useTranslation } from "../words/index.ts";

interface GuardedProps {
  readonly children: ReactNode;
}

/** A part that may break by itself: what it could not show is said in its place, and the rest of the page goes on. */
export class Guarded extends Component<GuardedProps, { readonly error: Error | null }> {
  override state = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <Broken error={this.state.error} />;
  }
}

function Broken({ error }: { readonly error: Error }) {
  const { t } = useTranslation();
  return (
    <div role="alert" className="rounded-house bg-plum-wash px-4 py-3 text-sm text-plum">
      <p>{t("world.part_failed")}</p>
      <details className="mt-1 text-xs">
        <summary>{t("world.reason")}</summary>
        {error.message}
      </details>
    </div>
  );
}
