import { addTexts } from '../../i18n/addTexts.ts';
import { TITLE_LENGTH } from './textRules.ts';

const { least, most } = TITLE_LENGTH;

addTexts({
  readiness: {
    title: 'Готовность',
    faults: 'Исправить: %{smart_count}',
    notes: 'Обратить внимание: %{smart_count}',
    ready: 'Всё в порядке',
    othersReady: 'Остальное в порядке: %{count}',
    levels: { fault: 'Исправить', note: 'Обратить внимание', fine: 'В порядке' },
    adjective: { ru: 'Русский', uz: 'Узбекский', en: 'Английский' },
    in: { ru: 'на русском', uz: 'на узбекском', en: 'на английском' },
    languageMissing: 'Нет версии %{in}',
    languagesFine: 'Написано на трёх языках',
    translationStale: '%{language} перевод устарел: русский текст изменили позже',
    translationsFine: 'Переводы актуальны',
    titleMissing: 'Нет заголовка %{in}',
    titleLong: 'Заголовок %{in} длинный (%{length}): больше %{most} знаков в списке сайта не видно целиком',
    titleShort: 'Заголовок %{in} короткий (%{length}): меньше %{least} знаков мало говорят о содержании',
    titlesFine: `Заголовки по длине в порядке: от ${least} до ${most} знаков`,
    textMissing: 'Нет текста %{in}',
    textInPdf: 'Нет текста %{in}, есть только PDF-документ',
    textsFine: 'Пустых текстов нет',
    inText: { ru: 'русском', uz: 'узбекском', en: 'английском' },
    altMissing:
      'В %{inText} тексте %{smart_count} картинка без описания: |||| В %{inText} тексте %{smart_count} картинки без описания: |||| В %{inText} тексте %{smart_count} картинок без описания:',
    showPicture: 'Показать картинку %{picture}',
    picturesFine: 'Картинок без описания нет',
    linkEmpty:
      '%{smart_count} ссылка %{in} никуда не ведёт: %{names} |||| %{smart_count} ссылки %{in} никуда не ведут: %{names} |||| %{smart_count} ссылок %{in} никуда не ведут: %{names}',
    linkMalformed:
      '%{smart_count} ссылка %{in} с неверным адресом: %{names} |||| %{smart_count} ссылки %{in} с неверным адресом: %{names} |||| %{smart_count} ссылок %{in} с неверным адресом: %{names}',
    linkInside:
      '%{smart_count} ссылка %{in} без адреса сайта: %{names} |||| %{smart_count} ссылки %{in} без адреса сайта: %{names} |||| %{smart_count} ссылок %{in} без адреса сайта: %{names}',
    linkWithoutText:
      '%{smart_count} ссылка %{in} без слов: её не видно |||| %{smart_count} ссылки %{in} без слов: их не видно |||| %{smart_count} ссылок %{in} без слов: их не видно',
    linksFine: 'Пустых и неверных ссылок нет',
    coverNowhere: 'Нет обложки',
    coverMissing: 'Нет обложки %{in}',
    coverFine: 'Обложка есть',
    pdfNowhere: 'Нет PDF-документа',
    pdfMissing: 'Нет PDF-документа %{in}',
    pdfFine: 'PDF-документ есть',
    dayMissing: 'Нет даты публикации',
    dayAhead: 'Дата публикации ещё не наступила: %{day}. Публикацию она не откладывает',
    dayFine: 'Дата публикации уже наступила',
    corruptionMarked: 'Отмечено: относится к деятельности по антикоррупции',
    corruptionUnlike: 'Отмечено как антикоррупция, но в тексте о ней не сказано',
    corruptionUnmarked: 'В тексте сказано о коррупции, а отметки об антикоррупции нет',
    corruptionNone: 'Без отметки об антикоррупции',
    cyrillic:
      'Кириллица в узбекском тексте, %{smart_count} место: «%{example}» |||| Кириллица в узбекском тексте, %{smart_count} места: «%{example}» |||| Кириллица в узбекском тексте, %{smart_count} мест: «%{example}»',
    apostrophes:
      '%{smart_count} неверный апостроф в узбекском тексте |||| %{smart_count} неверных апострофа в узбекском тексте |||| %{smart_count} неверных апострофов в узбекском тексте',
    lookAlikes:
      '%{smart_count} слово из букв двух алфавитов %{in} |||| %{smart_count} слова из букв двух алфавитов %{in} |||| %{smart_count} слов из букв двух алфавитов %{in}',
    lettersFine: 'Кириллицы в узбекском тексте нет',
    commentsOpen:
      '%{smart_count} открытый комментарий |||| %{smart_count} открытых комментария |||| %{smart_count} открытых комментариев',
    commentsFine: 'Открытых комментариев нет',
  },
});
