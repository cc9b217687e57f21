/// The words of online games come with their pages.

import english from "../../messages/online/en.ftl?raw";
import french from "../../messages/online/fr.ftl?raw";
import { learnWords } from "../words/messages";

learnWords({ en: english, fr: french });
