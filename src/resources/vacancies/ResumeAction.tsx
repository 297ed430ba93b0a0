import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useDepository } from '../../components/act/useDepository.ts';
import { DownloadButton } from '../../components/list/DownloadButton.tsx';
import type { Application } from '../../dataProvider/applications.ts';

/** Saves the résumé under the name that the application gives it. */
export const ResumeAction = ({ application }: { application: Application }) => {
  const depository = useDepository();
  const { applicationForVacancyFileId: fileId, applicationForVacancyFileName: fileName } = application;
  if (fileId === undefined || fileId === null || fileId === '') return null;
  return (
    <DownloadButton
      fileName={fileName || `resume-${application.id}.pdf`}
      icon={<PdfIcon />}
      load={() => depository.getResume(fileId)}
    />
  );
};
