import { useTranslate } from 'react-admin';
import { formatAmount } from '../../amounts.ts';
import type { AuditRow } from '../../dataProvider/auditCalls.ts';
import { russianDay } from '../../dates.ts';
import { LANGUAGES } from '../../wire/wire.ts';

/** The object of acts that concern no record. */
const withoutColon = (text: string) => text.replace(/:\s*$/, '');

/** Describes log entries in words. */
export const useAuditTexts = () => {
  const translate = useTranslate();

  /** The name of a kind as in the menu. */
  const kindName = (kind: string) =>
    translate(`audit.kinds.${kind}`, { _: translate(`resources.${kind}.name`, { _: kind }) });

  /** The act alone: «Изменение». */
  const actName = (act: string) =>
    translate(`audit.actNames.${act}`, {
      _: withoutColon(translate(`audit.acts.${act}`, { what: '', title: '', _: act })),
    });

  /** «Публикация, 10.12.2026 в 09:00» */
  const plannedText = (planned: AuditRow['planned']) => {
    if (!planned) return '';
    const { act, day, time, was } = planned;
    const moved = was && translate('audit.planned.was', { day: russianDay(was.day), time: was.time });
    return [translate(`audit.planned.${act}`, { day: russianDay(day), time }), moved]
      .filter(Boolean)
      .join(' ');
  };

  /** The act with its object: «Изменение: новость «Итоги года»», «Изменение заявки: Ф. И. О. — вакансия». */
  const describeAction = ({ act, kind, title, object, recordId, isInFolder, planned }: AuditRow) => {
    const number = recordId && kind !== 'statistics' ? `№ ${recordId}` : '';
    const quoted = title && `«${title}»`;
    const ofKind = translate(`audit.objects.${kind}`, { _: kind });
    const named = [ofKind, quoted || number].filter(Boolean).join(' ');
    const what = object || [named, plannedText(planned)].filter(Boolean).join('. ');
    const words = { what, title: quoted, object };
    if (isInFolder) return translate('audit.mailInFolder', words);
    const sentence = translate(`audit.acts.${act}`, { ...words, _: `${act} ${what}` });
    if (object)
      return translate(`audit.named.${kind}.${recordId === null ? `${act}All` : act}`, {
        ...words,
        _: sentence,
      });
    return withoutColon(translate(`audit.actsOf.${kind}.${act}`, { ...words, _: sentence }));
  };

  /** The value at a path in readable form. */
  const formatValue = (value: string, path: string) => {
    if (/(^|\.)fund$/.test(path)) return formatAmount(value);
    return /^\d{4}-\d{2}-\d{2}$/.test(value)
      ? russianDay(value)
      : translate(`audit.values.${value}`, { _: value });
  };

  /** The label and the language of the field at `news.uz.title`, `nameUz` or `rows.5.fund`. */
  const describePath = (kind: string, path: string) => {
    const parts = path.split('.');
    const [parent = '', last = path] = parts.length > 1 ? parts.slice(-2) : ['', path];
    const [, stem = last, ending = ''] = /^(.+)(Ru|Uz|En)$/.exec(last) ?? [];
    const language = LANGUAGES.find((each) => each === (ending || parent).toLowerCase());
    const labelOf = (field: string, fallback: string) =>
      translate(`resources.${kind}.fields.${field}`, {
        _: translate(`audit.paths.${field}`, { _: fallback }),
      });
    const field = labelOf(last, labelOf(stem, last));
    const row = /^\d+$/.test(parent) ? translate('audit.row', { row: parent }) : '';
    return {
      language,
      name: field + row + (language ? ` (${translate(`audit.languages.${language}`)})` : ''),
    };
  };

  return { kindName, actName, describeAction, formatValue, describePath };
};
