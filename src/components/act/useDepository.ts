import { useDataProvider } from 'react-admin';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

/** The depository's calls, react-admin's and its own. */
export const useDepository = () => useDataProvider<DepositoryDataProvider>();
