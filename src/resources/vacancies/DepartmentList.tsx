import '../../i18n/vacancies.ts';
import { type RaRecord, useTranslate } from 'ra-core';
import { column } from '../../components/columns.tsx';
import { LongText } from '../../components/LongText.tsx';
import { PlainList } from '../../components/PlainList.tsx';
import type { Column } from '../../components/RecordTable.tsx';
import type { Language } from '../../wire/wire.ts';
import { nameOfDepartment } from './names.ts';

const About = ({ department, language }: { department: RaRecord; language: Language }) => {
  const translate = useTranslate();
  const title = translate('departments.aboutOf', { name: nameOfDepartment(department) });
  return <LongText text={department.entries[language].about ?? ''} title={title} lang={language} />;
};

const about = (language: Language, label: string): Column<RaRecord> => ({
  ...column.text(`entries.${language}.about`, label),
  render: (department) => <About department={department} language={language} />,
});

/** Names stand in the order uz, ru, en, the other texts ru, uz, en (part 2, §2). */
const columns: readonly Column<RaRecord>[] = [
  column.value('id', 'departments.columns.id'),
  column.code('code', 'departments.columns.code'),
  column.text('entries.uz.title', 'departments.columns.nameUz'),
  column.title('departments.columns.nameRu'),
  column.text('entries.en.title', 'departments.columns.nameEn'),
  about('ru', 'departments.columns.aboutRu'),
  about('uz', 'departments.columns.aboutUz'),
  about('en', 'departments.columns.aboutEn'),
  column.edit,
  column.remove,
];

export const DepartmentList = () => <PlainList columns={columns} />;
