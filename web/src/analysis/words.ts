/// The words of an analysis come with its page.

import english from "../../messages/analysis/en.ftl?raw";
import french from "../../messages/analysis/fr.ftl?raw";
import { learnWords } from "../words/messages";

learnWords({ en: english, fr: french });
