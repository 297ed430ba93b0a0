import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useDataProvider, useRecordContext } from 'react-admin';
import { DownloadButton } from '../../components/list/DownloadButton.tsx';
import type { Application } from '../../dataProvider/applications.ts';
import type { DepositoryDataProvider } from '../../dataProvider/dataProvider.ts';

/** Saves the résumé under the name that the application gives it. */
export const ResumeField = () => {
  const dataProvider = useDataProvider<DepositoryDataProvider>();
  const {
    id,
    applicationForVacancyFileId: fileId,
    applicationForVacancyFileName: fileName,
  } = useRecordContext<Application>() ?? {};
  if (fileId === undefined || fileId === null || fileId === '') return null;
  return (
    <DownloadButton
      fileName={fileName || `resume-${id}.pdf`}
      icon={<PdfIcon />}
      load={() => dataProvider.getResume(fileId)}
    />
  );
};
