const words = (text: string) => text.trim().split(/\s+/);

/** Global variables of browsers that Node also has. */
export const nodeNames = words(`
  AbortController AbortSignal Blob CustomEvent DOMException Event EventTarget Headers TextDecoder TextEncoder URL
  URLSearchParams atob btoa performance structuredClone
`);

/** Global variables of browsers that code may use while it loads, and that Node lacks. */
export const browserNames = words(`
  Audio BroadcastChannel CSS CSSStyleSheet CustomElementRegistry DOMParser Document Element EventSource File FileList
  FileReader FormData HTMLAnchorElement HTMLButtonElement HTMLDialogElement HTMLElement HTMLFormElement
  HTMLImageElement HTMLInputElement HTMLScriptElement Image IntersectionObserver KeyboardEvent MediaQueryList
  MessageChannel MouseEvent MutationObserver Node NodeFilter NodeList Notification PerformanceObserver PointerEvent
  Range Request ResizeObserver Response SVGElement Selection ShadowRoot SharedWorker Text TouchEvent UIEvent
  WebAssembly WebSocket Window Worker XMLHttpRequest caches cookieStore crypto customElements devicePixelRatio fetch
  getComputedStyle getSelection history indexedDB innerHeight innerWidth localStorage matchMedia navigation navigator
  open postMessage scheduler screen scrollBy scrollTo scrollX scrollY sessionStorage speechSynthesis trustedTypes
  visualViewport
`);
