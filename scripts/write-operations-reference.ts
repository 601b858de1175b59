import { writeFileSync } from "node:fs";
import { operationsReference } from "@maru/cli";

writeFileSync(new URL("../docs/reference/operations.md", import.meta.url), operationsReference());
