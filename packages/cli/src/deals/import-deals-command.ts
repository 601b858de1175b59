import { readFile } from "node:fs/promises";
import { DealShelf, type ImportReport, importDeals } from "@maru/assistants";
import { seoulTime } from "@maru/runtime";
import { defineCommand, UsageError } from "../command/command-spec.ts";
import { EXIT } from "../command/exit-code.ts";
import { withProgress } from "../command/progress-bar.ts";
import { STORE_OPTION, type StoreFlags, withStore } from "../store/open-store.ts";

/** `maru import-deals`: the ministry's deal prices, for the real-estate adviser. */
export const importDealsCommand = defineCommand<StoreFlags, readonly [readonly string[]]>({
  name: "import-deals",
  about: {
    ko: "국토교통부 실거래가 파일 들여오기 (부동산 상담용)",
    en: "take the ministry's deal prices in (for the real-estate adviser)",
  },
  notes: {
    ko: "rt.molit.go.kr에서 내려받은 CSV와 실거래가 API의 XML을 읽어요. 같은 파일을 다시 들여와도 달라지지 않고, 해제된 거래는 빼요. 읽지 못한 줄이 있으면 3으로 끝나요.",
    en: "Reads CSV downloads of rt.molit.go.kr and XML of the deal-price service. The same file twice changes nothing; cancelled deals are left out. Ends with 3 when lines could not be read.",
  },
  examples: [
    {
      line: "import-deals 아파트(전월세)_실거래가.csv",
      about: { ko: "파일 하나를 들여와요", en: "takes one file in" },
    },
    {
      line: "import-deals *.csv --store sqlite:./maru.db",
      about: { ko: "여러 파일을 이 저장소로", en: "many files, into this store" },
    },
  ],
  parameters: [{ name: "<files...>", about: { ko: "CSV나 XML 파일", en: "CSV or XML files" } }],
  options: [STORE_OPTION],
  answersJson: true,
  run: async (call) => {
    const { parameters, flags, world, print } = call;
    const [paths] = parameters;
    const as_of = seoulTime(world.ports.now()).slice(0, 10);
    return withStore(flags, world, async (storage) => {
      const shelf = new DealShelf(storage.store);
      const files: ({ readonly path: string } & ImportReport)[] = [];
      const label = { ko: "들여오는 중", en: "Importing" };
      await withProgress(call, { label, total: paths.length }, async (step) => {
        for (const path of paths) {
          world.signal.throwIfAborted();
          files.push({ path, ...(await importDeals(await read(path), shelf, { as_of })) });
          step();
        }
      });
      print.give({ files }, () => files.flatMap((file) => linesOf(file).map((line) => print.in(line))));
      return files.every(({ unreadable }) => unreadable === 0) ? EXIT.done : EXIT.found;
    });
  },
});

function linesOf(file: { readonly path: string } & ImportReport) {
  const { path, imported, duplicates, cancelled, unreadable, problems } = file;
  return [
    {
      ko: `${path}: ${imported}건을 들여왔어요. 이미 있음: ${duplicates}건, 해제된 거래: ${cancelled}건, 읽지 못함: ${unreadable}건.`,
      en: `${path}: took ${imported} deals in. Already here: ${duplicates}, cancelled: ${cancelled}, not readable: ${unreadable}.`,
    },
    ...problems.map(({ line, reason }) => ({
      ko: `  ${line}번째 줄: ${reason}`,
      en: `  line ${line}: ${reason}`,
    })),
  ];
}

async function read(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch {
    throw new UsageError({ ko: `${path}을 읽을 수 없어요.`, en: `${path} cannot be read.` });
  }
}
