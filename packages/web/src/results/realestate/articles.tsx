import { hostOf } from "../../chat/safe-link.ts";
import { type Language, useLanguage, useTranslation } from "../../words/index.ts";
import { passagesOf } from "./cited-passage.ts";
import type { Article } from "./estate.ts";
import { sayArticle } from "./words-of.ts";

interface ArticlesProps {
  readonly articles: readonly Article[];
  readonly answer: string;
}

/** The law an answer rests on, with the very sentences marked. */
export function Articles({ articles, answer }: ArticlesProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const isElsewhere = articles.some((article) => gistOf(article, language).lang !== language);
  return (
    <div>
      <p className="text-xs text-ink-soft">
        {t("estate.gist")} {isElsewhere && t("estate.gist_in_korean")}
      </p>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {articles.map((article) => (
          <li key={`${article.law} ${article.number}`} className="py-4">
            <ArticleView article={article} answer={answer} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** An article in the language of the page where there is one, and else in Korean, which is said to screen readers too. */
function gistOf(article: Article, language: Language) {
  const { english } = article;
  return language === "en" && english.content !== ""
    ? {
        lang: "en",
        name: sayArticle(`${article.law} ${article.number}`, [article], language),
        title: english.title,
        content: english.content,
      }
    : {
        lang: "ko",
        name: `${article.law} ${article.number}`,
        title: article.title,
        content: article.content,
      };
}

function ArticleView({ article, answer }: { readonly article: Article; readonly answer: string }) {
  const { t } = useTranslation();
  const { lang, name, title, content } = gistOf(article, useLanguage());
  const { number, since, url } = article;
  const host = url === "" ? null : hostOf(url, window.location.origin);
  return (
    <section>
      <h3 lang={lang} className="text-sm font-bold">
        {name} <span className="font-normal text-ink-soft">{title}</span>
      </h3>
      <p lang={lang} className="mt-2 text-sm leading-relaxed">
        {passagesOf(content, number, answer).map(({ text, isCited }) =>
          isCited ? (
            <mark key={text} className="rounded-[4px] bg-pine-wash box-decoration-clone px-1 py-0.5 text-ink">
              {text}{" "}
            </mark>
          ) : (
            <span key={text} className="text-ink-soft">
              {text}{" "}
            </span>
          ),
        )}
      </p>
      <p className="figures mt-2 flex flex-wrap gap-x-3 text-xs text-ink-soft">
        {since !== "" && <span>{t("estate.since", { date: since })}</span>}
        {host !== null && (
          <span>
            <a
              href={url}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="text-pine underline underline-offset-4"
            >
              {t("estate.original")}
            </a>{" "}
            ({host})
          </span>
        )}
      </p>
    </section>
  );
}
