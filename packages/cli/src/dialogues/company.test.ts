import { describeDialogues } from "../testing/describe-dialogues.ts";

describeDialogues("company");
