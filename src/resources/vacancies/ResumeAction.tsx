import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useDataProvider } from 'ra-core';
import { DownloadAction } from '../../components/DownloadAction.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

/** Saves the résumé under the name that the application gives it. */
export const ResumeAction = ({ application }: { application: Application }) => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const { applicationForVacancyFileId: fileId, applicationForVacancyFileName: fileName } = application;
  if (fileId === undefined || fileId === null || fileId === '') return null;
  return (
    <DownloadAction
      fileName={fileName || `resume-${application.id}.pdf`}
      icon={<PdfIcon />}
      load={() => dataProvider.getResume(fileId)}
    />
  );
};
