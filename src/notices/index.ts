/** Short messages above the page: one design, in one place. */
export {FailureNotice, Notice, noticeStack} from './Notice';
