export { chakra as styled, type HTMLChakraProps as StyledProps } from '@chakra-ui/react/styled-system'
