/** The issuer's look: another company's page, so its colour is not the product's. */
export const acsStyle = `
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:#f1f3f6;color:#1c232b;
font:16px/1.7 "Hiragino Sans","Noto Sans JP","Noto Sans CJK JP","Yu Gothic UI",Meiryo,sans-serif}
header{background:#fff;border-bottom:1px solid #cfd6de;padding:16px max(16px,calc(50% - 240px));display:flex;flex-wrap:wrap;gap:4px 16px;align-items:baseline}
.bank{font-weight:700;font-size:18px;color:#1d3f72}
.service{font-size:13px;color:#4a5563}
main{width:100%;max-width:480px;margin:24px auto;padding:24px 16px 32px;background:#fff;border:1px solid #dbe0e6}
@media(min-width:520px){main{padding:32px;border-radius:8px;margin:40px auto}}
h1{margin:0 0 8px;font-size:20px;line-height:1.5}
p{margin:0 0 16px}
dl{margin:0 0 24px;border-top:1px solid #dbe0e6}
dl div{display:flex;gap:16px;padding:10px 0;border-bottom:1px solid #dbe0e6}
dt{flex:0 0 7em;color:#4a5563;font-size:14px}
dd{margin:0;flex:1;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
.amount{font-weight:700;font-size:18px}
label{display:block;font-weight:700}
.required{color:#b3261e;font-size:13px;font-weight:400}
.help{margin:2px 0 8px;font-size:14px;color:#4a5563}
input{width:10em;height:48px;padding:0 12px;border:1px solid #626d7a;border-radius:6px;font:inherit;font-size:18px;letter-spacing:.15em}
input[aria-invalid]{border:2px solid #b3261e}
.error{margin:8px 0 0;color:#b3261e;font-size:14px}
button{display:block;width:100%;height:48px;margin-top:24px;border:1px solid #1d3f72;border-radius:6px;background:#1d3f72;color:#fff;font:inherit;font-weight:700;cursor:pointer}
button:hover{background:#16325b}
.secondary{margin-top:12px;background:#fff;color:#1d3f72}
.secondary:hover{background:#eef2f8}
:focus-visible{outline:3px solid #1d3f72;outline-offset:2px}
footer{margin-top:auto;padding:16px;text-align:center;font-size:13px;color:#4a5563}
`
