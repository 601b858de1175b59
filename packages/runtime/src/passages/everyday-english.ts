/** The same in English: no numbers in words, no names, no verdicts, no praise, no promises, nothing that is compared. */
const WORDS = `
a an the this that these those it its they them their there here you your yours we our us i my me is are was were
be been being am do does did done have has had having will would shall might can could may must should and or but
so because since while when where which who whom whose what why how if than then as at by for from in into of off
on onto out over to toward up with about above after again against also always among any around away before
behind below beside between both down during each either else even ever every except few further however just
like little many more most much near next not no never nor neither cannot without often only other others own per
perhaps quite rather really same some still such through throughout too under until upon very via well whether
within yet don't doesn't didn't isn't aren't wasn't weren't won't can't it's that's you'll you're we've you've
i'd we'd here's there's add allow answer arrange ask base based bear become begin belong bring build care careful
carefully clear clearly come consider day decide detail enjoy explain explore fact feel figure find follow found
get give given glad go grow happy helpful help hope idea instead keep kept know later lay leave left let line
listed look make made main matter mean meant mind moment mostly move need note notice offer option pace part
place plan please point prepare put question read reason relax relaxed remain rest rule see seem set short show
shown simply sit situation soon sort spend start stay step stop sum summary table take taken talk tell thing
think thought time together top travel trip turn understand use useful visit want way welcome whole wish wonder
words work write
`;

export const ENGLISH: ReadonlySet<string> = new Set(WORDS.split(/\s+/u).filter((word) => word !== ""));
