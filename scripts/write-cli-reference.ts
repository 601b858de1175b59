import { writeFileSync } from "node:fs";
import { cliReference } from "@maru/cli";

writeFileSync(new URL("../docs/reference/cli.md", import.meta.url), cliReference());
