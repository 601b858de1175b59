import { givenToThread, serveWork } from "@maru/runtime";
import { pureWork } from "./pure-work.ts";

/** The program of a thread: it reads and computes, and has nothing but what it is given. */
export default serveWork(pureWork(givenToThread()));
