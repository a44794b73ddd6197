import { chromium } from 'playwright-core';
import { execSync } from 'node:child_process';
const [,, user, prefix, ...pages] = process.argv;
const B='http://localhost:4811';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args:['--no-sandbox'] });
const opts = JSON.parse(process.env.OPTS ?? '{}');
const ctx = await browser.newContext({ viewport: { width: opts.w ?? 1440, height: opts.h ?? 900 }, colorScheme: opts.dark ? 'dark':'light', locale: opts.locale ?? 'en-US' });
const page = await ctx.newPage();
await page.goto(B+'/login');
await page.getByLabel(/E-mail address|電郵|邮箱|电邮/).fill(user);
await page.locator('input[type=password]').fill('Atrium-Demo-2026');
await page.locator('button[type=submit]').click();
await page.waitForURL(u=>u.pathname!=='/login');
if (new URL(page.url()).pathname==='/enter-code'){ await page.waitForTimeout(2500); const l=await (await page.request.get(B+'/api/mailbox?to='+user)).json(); const m=await (await page.request.get(B+'/api/mailbox/'+l.data[0].id)).text(); const code=m.match(/\b(\d{6})\b/)[1]; await page.getByRole('textbox').first().click(); await page.keyboard.type(code); await page.waitForURL(u=>u.pathname!=='/enter-code');}
await page.waitForTimeout(1500);
console.log('landed', page.url());
let n=0;
for (const p of pages){ const [url, act] = p.split('@@'); await page.goto(B+url); await page.waitForTimeout(2500); if(act) { for (const a of act.split(';;')) { try { await page.getByRole(a.split('=')[0],{name:new RegExp(a.split('=')[1])}).first().click({timeout:4000}); await page.waitForTimeout(1200);} catch(e){console.log(String(e).slice(0,200))} } } await page.screenshot({path:`/tmp/shot-${prefix}-${n++}.png`, fullPage: !act}); console.log(page.url()); }
await browser.close();
