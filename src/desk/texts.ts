import { addTexts } from '../i18n/addTexts.ts';

addTexts({ desk: {} });
