import ts from "typescript";

const OPTIONS: ts.CompilerOptions = {
  strict: true,
  exactOptionalPropertyTypes: true,
  noEmit: true,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  lib: ["lib.es5.d.ts"],
  types: [],
};

const host = ts.createCompilerHost(OPTIONS);
const library = new Map<string, ts.SourceFile | undefined>();

/** What the TypeScript compiler has to say about a source file. */
export function complaints(source: string): readonly string[] {
  const file = ts.createSourceFile("/generated.ts", source, ts.ScriptTarget.ES2022);
  const program = ts.createProgram([file.fileName], OPTIONS, {
    ...host,
    fileExists: (name) => name === file.fileName || host.fileExists(name),
    getSourceFile: (name, version) => {
      if (name === file.fileName) return file;
      if (!library.has(name)) library.set(name, host.getSourceFile(name, version));
      return library.get(name);
    },
  });
  return [...program.getSyntacticDiagnostics(file), ...program.getSemanticDiagnostics(file)].map(
    ({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"),
  );
}
