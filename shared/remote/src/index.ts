export * from './base.ts'
export { contactBeside, ContactLink, linkToContact } from './contact/contact-link.tsx'
export { contactOfRefusal, notifyFailure } from './contact/notify-failure.ts'
export { useDialogFailure } from './dialog-failure.ts'
export { FeaturesContext, useFeatures, type Features } from './features.ts'
export { PathsOnContext, useIsPathOn, type IsPathOn } from './paths-on.ts'
export { createQueryClient, queryClient, queryClientOf } from './query-client.ts'
export { showAnswer } from './show-answer.ts'
export {
  useIsCompanyFrozen,
  useIsPaymentOffered,
  userCalls,
  userInformationQuery,
  useUserInformation,
} from './user-information.ts'
