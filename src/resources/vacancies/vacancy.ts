import type { Identifier } from 'react-admin';
import type { MultilingualRecord } from '../../dataProvider/records.ts';
import { today } from '../../dates.ts';

/** A vacancy as a record; both dates are days `yyyy-mm-dd` (part 2, §3). */
export interface Vacancy extends MultilingualRecord {
  departmentId: Identifier | null;
  departmentNameRu: string | null;
  status: Identifier | null;
  linkForTesting: string | null;
  dateOfTesting: string;
  expireDate: string;
}

/** A new vacancy: both dates are today (part 2, §2). */
export const newVacancy = () => ({
  departmentId: null,
  departmentNameRu: '',
  status: '',
  linkForTesting: '',
  dateOfTesting: today(),
  expireDate: today(),
});
