/** Imports point one way: a package may use only what stands above it in this list. */
const ORDER = [
  "state",
  "protocol",
  "language",
  "dialogue",
  "storage",
  "runtime",
  "assistants",
  "server",
  "web",
  "cli",
];

const upwards = ORDER.map((name, position) => ({
  name: `${name}-imports-only-upwards`,
  severity: "error",
  from: { path: `^packages/${name}/` },
  to: { path: `^packages/(${ORDER.slice(position + 1).join("|") || "none"})/` },
}));

module.exports = {
  forbidden: [
    ...upwards,
    {
      name: "state-language-and-dialogue-are-pure",
      comment: "No I/O, no framework: they run anywhere, also in a browser.",
      severity: "error",
      from: { path: "^packages/(state|language|dialogue)/", pathNot: "\\.test\\.ts$" },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "langchain-stays-at-the-edge",
      severity: "error",
      from: {
        path: "^packages/",
        pathNot: [
          "^packages/storage/",
          "^packages/runtime/",
          "^packages/assistants/src/[^/]+/graph\\.ts$",
          "\\.test\\.ts$",
        ],
      },
      to: { path: "node_modules/@langchain/" },
    },
    {
      name: "databases-and-files-stay-in-storage-and-cli",
      severity: "error",
      from: { path: "^packages/", pathNot: ["^packages/(storage|cli|web/browser)/", "\\.test\\.ts$"] },
      to: { path: "(^node:)?fs(/promises)?$|node_modules/(pg|libsql)/" },
    },
    {
      name: "web-talks-protocol-only",
      severity: "error",
      from: { path: "^packages/web/" },
      to: { path: "^packages/(?!web/|protocol/)" },
    },
    {
      name: "no-cycles",
      severity: "error",
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ["type-only"] } },
    },
    {
      name: "no-import-across-package-insides",
      severity: "error",
      from: { path: "^(packages/[^/]+|examples|bench|proof|faults|security)/" },
      to: { path: "^packages/([^/]+)/src/(?!index\\.ts|testing/index\\.ts)", pathNot: "^$1/" },
    },
    {
      name: "what-ships-needs-no-testing",
      severity: "error",
      from: { path: "^(packages|examples)/", pathNot: ["\\.test\\.ts$", "/testing/"] },
      to: { path: "^packages/[^/]+/src/testing/" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    exclude: { path: "node_modules|/dist/" },
  },
};
