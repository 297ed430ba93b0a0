import type { RaRecord } from 'react-admin';
import { isOnSite } from '../../dataProvider/handOver.ts';
import '../../diff/texts.ts';
import { addTexts } from '../../i18n/addTexts.ts';
import { session } from '../../session.ts';

/** Texts for a record, and for a whole list. */
export type Subject = 'record' | 'list';

addTexts({
  conflict: {
    record: {
      title: 'Запись изменили, пока вы работали',
      notSaved: 'Не сохранено: запись изменили, пока вы работали',
      opened: 'Как было, когда вы открыли запись',
      close: 'Вернуться к форме',
      apply: 'Перенести в форму',
      applied: 'Выбранное перенесено в форму',
      appliedText: 'Запись ещё не сохранена: поправьте что нужно и сохраните.',
      typedIsKept: 'Всё введённое осталось в форме.',
    },
    list: {
      title: 'Список изменили, пока вы работали',
      notSaved: 'Не сохранено: список изменили, пока вы работали',
      opened: 'Как было, когда вы начали список',
      close: 'Вернуться к списку',
      apply: 'Перенести в список',
      applied: 'Выбранное перенесено в список',
      appliedText: 'Список ещё не сохранён: поправьте что нужно и сохраните.',
      typedIsKept: 'Всё введённое осталось в списке.',
    },
    changedBy: 'Последнее изменение: %{who}, %{when}.',
    returnedOnce: 'Тем временем правку вернули с замечанием.',
    returned: 'Тем временем правку вернули с замечанием: «%{remark}»',
    returnedRow:
      'Здесь сохраняется только эта строка, остальные строки возвращённого списка на подтверждение не уйдут. Чтобы взять его целиком, закройте форму строки и нажмите «Добавить - %{currency}», затем «Взять возвращённый список».',
    approved: 'Запись уже опубликована: после сохранения ваша правка сразу появится на сайте.',
    approvedWaits: 'Запись уже опубликована: после сохранения ваша правка уйдёт на подтверждение.',
    takenDown: 'Запись тем временем сняли с сайта: сохранённое будет ждать подтверждения.',
    disputed: 'Выберите, что оставить',
    mine: 'Мой вариант',
    theirs: 'Сохранённый вариант',
    choose: 'Выберите один из вариантов.',
    taken: 'Взято из сохранённого',
    kept: 'Оставлено ваше',
    takenToast: 'Взято из сохранённого: %{fields}.',
    compare: 'Сравнить и выбрать',
    deleted: {
      title: 'Запись удалили, пока вы работали',
      text: 'Введённое осталось в форме. Его можно сохранить как новую запись.',
    },
    goneOrPublished: {
      title: 'Пока вы работали, запись удалили или опубликовали',
      text: 'Введённое осталось в форме. Прежде чем сохранять его как новую запись, посмотрите, нет ли её среди опубликованных.',
    },
    createAnew: 'Создать заново',
    removeDraft: 'Удалить черновик',
  },
});

/** The texts for a record that is gone. Another depository may give an item another id when it publishes it. */
export const goneTexts = (opened?: RaRecord) =>
  opened && isOnSite(opened) === false && !session.hasFeature('versions')
    ? 'conflict.goneOrPublished'
    : 'conflict.deleted';
