/** Two things that are said in one line, in whatever order. */
export const both = (one: string, two: string) => new RegExp(`^(?=.*(?:${one}))(?=.*(?:${two}))`, "mu");
