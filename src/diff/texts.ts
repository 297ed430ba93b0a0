import { addTexts } from '../i18n/addTexts.ts';

addTexts({
  differences: {
    other: 'Прочее (%{field})',
    shared: 'Общее',
    table: 'Таблица',
    empty: 'пусто',
    yes: 'да',
    no: 'нет',
    published: 'опубликовано',
    pending: 'в ожидании',
    file: 'файл загружен',
    picture: 'изображение загружено',
    before: 'Было',
    after: 'Стало',
    andMore: 'и ещё %{count}',
    none: 'Отличий нет.',
    noneSeen: 'Отличий, которые видно на сайте, нет.',
    opens: {
      ins: ' [добавлено: ',
      del: ' [удалено: ',
      own: ' [отличается: ',
      looks: ' [изменено оформление: ',
    },
    closes: '] ',
    added: 'Добавлено',
    removed: 'Удалено',
    movedTo: 'Перенесено сюда',
    movedFrom: 'Перенесено отсюда',
    more: 'Показать ещё %{smart_count} абзац |||| Показать ещё %{smart_count} абзаца |||| Показать ещё %{smart_count} абзацев',
    changes: {
      changed:
        'изменён %{smart_count} абзац |||| изменено %{smart_count} абзаца |||| изменено %{smart_count} абзацев',
      added:
        'добавлен %{smart_count} абзац |||| добавлено %{smart_count} абзаца |||| добавлено %{smart_count} абзацев',
      removed:
        'удалён %{smart_count} абзац |||| удалено %{smart_count} абзаца |||| удалено %{smart_count} абзацев',
      movedTo:
        'перенесён %{smart_count} абзац |||| перенесено %{smart_count} абзаца |||| перенесено %{smart_count} абзацев',
    },
    beside: 'Кроме слов',
    of: '«%{of}»: %{what}',
    nowIs: 'стало — %{what}',
    was: 'было — %{what}',
    own: '%{what}',
    thingAdded: 'добавлено: %{name}',
    thingRemoved: 'удалено: %{name}',
  },
});
