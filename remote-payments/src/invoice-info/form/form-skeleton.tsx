import { Box, SkeletonText } from '@invoice-card/ui'

/** The form on its way: as high as the window, as the form is, so that what follows the form is not seen to move. */
export const FormSkeleton = () => (
  <Box minHeight="100vh">
    <SkeletonText lines={8} />
  </Box>
)
