#!/usr/bin/env node
/**
 * `maru`, as one file of JavaScript that is made when the sources have changed: loading more than a thousand sources
 * through a compiler would take several times as long and as much memory. Plain JavaScript, because nothing is
 * compiled yet. Where the file cannot be made or kept, the sources are run as they are.
 */
import { bundle } from "./bundle.js";

const file = await bundle();
if (file === null) (await import("tsx/esm/api")).register();
await import(file ?? "../src/main.ts");
