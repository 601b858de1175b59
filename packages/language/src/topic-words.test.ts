import { describe, expect, it } from "vitest";
import { askingWords, topicWords } from "./topic-words.ts";

describe("what a message wants to know", () => {
  it("is what its asking sentence names, without greetings, reasons and wishes for a form", () => {
    const formal =
      "안녕하십니까. 학부모회 일을 보고 있습니다. 총회 발표가 있어 9시 등교가 학생 수면과 성적에 미친 영향을 표로 조사하여 주시기 바랍니다. 근거도 같이 부탁드립니다.";
    expect(topicWords(formal).join(" ")).toBe("9시 등교 학생 수면 성적 영향");
    expect(topicWords("국내 새벽배송 하는 업체 리스트 표로, 한 장으로").join(" ")).toBe("국내 새벽배송 업체");
    expect(topicWords("주제: 주4일제 시범사업 성과. 국가: 영국. 출처: 정부.").join(" ")).toBe(
      "주4일제 시범사업 성과",
    );
  });

  it("holds no link and no row of a table", () => {
    const pasted =
      "빈집 정비 조례 정리 바랍니다. 아래는 현황입니다.\n읍면\t빈집\nA읍\t142\nhttps://example.org/a";
    expect(topicWords(pasted).join(" ")).toBe("빈집 정비 조례");
  });

  it("keeps what is asked of a story, and all that a short message says", () => {
    const story =
      "아들은 태양광이나 하자 그러고 밤에 잠이 안 와요. 옆집은 우사를 비웠어요. 소값이 왜 떨어졌는지 알아봐 주시오";
    expect(topicWords(story)).toEqual(["소값"]);
    expect(askingWords("빈집세 효과")).toBe("빈집세 효과");
    expect(topicWords("which used korean cars ship most to west africa since 2021").slice(0, 3)).toEqual([
      "used",
      "korean",
      "cars",
    ]);
  });
});
