/// The words of the editor come with its page.

import english from "../../messages/editor/en.ftl?raw";
import french from "../../messages/editor/fr.ftl?raw";
import { learnWords } from "../words/messages";

learnWords({ en: english, fr: french });
