-- A page with a query that no screen reads.
math.randomseed(os.time())

request = function()
  return wrk.format("GET", "/program?x" .. math.random(1e9) .. "=" .. math.random(1e9))
end
