export { chakra as styled } from '@chakra-ui/react/styled-system'
