import { useTranslate } from 'react-admin';
import type { AuditRow } from '../../dataProvider/auditCalls.ts';
import { russianDay } from '../../dates.ts';
import { LANGUAGES } from '../../wire/wire.ts';

/** Where an act names no record. */
const withoutColon = (text: string) => text.replace(/:\s*$/, '');

/** The words of the log, out of one table of texts. */
export const useAuditTexts = () => {
  const translate = useTranslate();

  /** What a kind is called in the menu, also one that is not in it. */
  const kindName = (kind: string) =>
    translate(`audit.kinds.${kind}`, { _: translate(`resources.${kind}.name`, { _: kind }) });

  /** An act without its object: «Изменение». */
  const actName = (act: string) =>
    withoutColon(translate(`audit.acts.${act}`, { what: '', title: '', _: act }));

  /** «Изменение: новость «Итоги года»», «Изменение заявки: Ф. И. О. — вакансия» */
  const describeAction = ({ act, kind, title, object, recordId, isInFolder }: AuditRow) => {
    const number = recordId && kind !== 'statistics' ? `№ ${recordId}` : '';
    const quoted = title && `«${title}»`;
    const ofKind = translate(`audit.objects.${kind}`, { _: kind });
    const what = object || [ofKind, quoted || number].filter(Boolean).join(' ');
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

  /** A value as people read it. */
  const formatValue = (value: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(value) ? russianDay(value) : translate(`audit.values.${value}`, { _: value });

  /** The field of a kind at `news.uz.title`, `nameUz` or `rows.5.fund`, and its language. */
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
