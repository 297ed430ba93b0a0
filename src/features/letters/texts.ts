import { addTexts } from '../../i18n/addTexts.ts';

addTexts({
  letters: {
    menu: 'Узбекские буквы Oʻ',
    found: 'Под полем есть замечания к буквам',
    show: 'Показать',
    findings: {
      apostrophe:
        '%{smart_count} неверный апостроф |||| %{smart_count} неверных апострофа |||| %{smart_count} неверных апострофов',
      cyrillic:
        'Кириллица в %{smart_count} месте |||| Кириллица в %{smart_count} местах |||| Кириллица в %{smart_count} местах',
      'old-latin':
        '%{smart_count} слово прежней латиницей |||| %{smart_count} слова прежней латиницей |||| %{smart_count} слов прежней латиницей',
      'look-alike':
        'Буквы двух алфавитов в %{smart_count} слове |||| Буквы двух алфавитов в %{smart_count} словах |||| Буквы двух алфавитов в %{smart_count} словах',
      russian:
        'Русский текст в %{smart_count} месте |||| Русский текст в %{smart_count} местах |||| Русский текст в %{smart_count} местах',
    },
    acts: {
      apostrophes: 'Исправить апострофы',
      'to-latin': 'Кириллица → латиница',
      'to-new-latin': 'Прежняя латиница → новая (Ö Ğ Ş Ç)',
      'look-alikes': 'Исправить похожие буквы',
      'to-cyrillic': 'Латиница → кириллица',
    },
    nothing: 'Менять нечего.',
    words: '%{smart_count} слово |||| %{smart_count} слова |||| %{smart_count} слов',
    places: 'в %{smart_count} месте |||| в %{smart_count} местах |||| в %{smart_count} местах',
    toChoose: 'проверьте %{smart_count} |||| проверьте %{smart_count} |||| проверьте %{smart_count}',
    notes: {
      apostrophes: 'В буквах oʻ и gʻ ставится знак ʻ, в остальных местах — знак ʼ.',
      'to-cyrillic':
        'Это черновик: прочитайте его целиком. Латиница не различает некоторые буквы кириллицы (ц и с, е и ье); такие слова стоят первыми.',
    },
    unsure: 'проверьте',
    becomes: 'станет',
    spelling: 'Как написать «%{word}»',
    all: 'Все слова',
    allPlaces:
      'Показать %{smart_count} место |||| Показать все %{smart_count} места |||| Показать все %{smart_count} мест',
    more: 'Показать ещё %{smart_count} слово |||| Показать ещё %{smart_count} слова |||| Показать ещё %{smart_count} слов',
    apply: 'Применить (%{smart_count}) |||| Применить (%{smart_count}) |||| Применить (%{smart_count})',
  },
});
