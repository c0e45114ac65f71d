/**
 * Runs inline in the browser on pages whose scripts are deferred in a template. It puts them back
 * - when an element marked `data-wakes` is touched, hovered, focused, autofilled or submitted, also by an assistive
 * program, or, marked `seen`, comes near the viewport;
 * - at once for visitors with a session here (B-030): the guard redirects them (B-022 to B-025), but not while they
 * type;
 * - after load, where third-party services are configured: their buttons and consent questions need it.
 * What is typed meanwhile stays in its fields, and the boot script holds back a form that is submitted early.
 */
export const wakeScript = `(function(d){var t=d.getElementById("late"),o,on=["pointerover","pointerdown","focusin","keydown","input","change","click","submit"];function w(){if(!t)return;var s=t;t=0;o&&o.disconnect();on.forEach(function(e){removeEventListener(e,f,true)});d.head.append.apply(d.head,s.content.querySelectorAll("link"));s.replaceWith(s.content)}function f(e){e.target.closest&&e.target.closest("[data-wakes]")&&w()}on.forEach(function(e){addEventListener(e,f,true)});try{if(localStorage[location.pathname.split("/")[1]+"_token"]||localStorage.token)return w()}catch(e){}if(d.documentElement.dataset.thirdParties)addEventListener("load",function(){setTimeout(w,200)});var n=d.querySelector('[data-wakes="seen"]');if(n&&window.IntersectionObserver){o=new IntersectionObserver(function(s){s.some(function(e){return e.isIntersecting})&&w()},{rootMargin:"200px"});o.observe(n)}})(document)`;
