/**
 * What the document shares as `react-router-dom`. A name that is missing here is `undefined` at run time only,
 * so `react-router.test.ts` compares this list with what the browser packages import.
 */
export {
  createBrowserRouter, createMemoryRouter, createSearchParams, generatePath, isRouteErrorResponse, Link, matchPath, MemoryRouter, Navigate, NavLink,
  Outlet, redirect, replace, ScrollRestoration, useBeforeUnload, useBlocker, useLinkClickHandler, useLocation, useHref, useMatch, useMatches, useNavigate,
  useNavigation, useNavigationType, useOutlet, useOutletContext, useParams, useResolvedPath, useRevalidator, useRouteError, useSearchParams,
} from 'react-router'
export { RouterProvider } from 'react-router/dom'
